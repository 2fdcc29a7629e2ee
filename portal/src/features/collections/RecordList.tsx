import { styled } from '@mui/material/styles';
import { paths, COLLECTION_FOUND_MAX, type CollectionPage, type CollectionRecord } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { JsonLd } from '../../components/JsonLd';
import { Notice } from '../../components/Notice';
import { Pagination } from '../../components/Pagination';
import { Records } from '../../components/records/Records';
import { usePageData } from '../../lib/pageData';
import { listData } from './collectionData';

const CutNote = styled('p')(({ theme }) => ({ marginTop: 24, color: theme.vars.palette.text.secondary }));

interface RecordListProps {
  data: CollectionPage;
  search: string;
  by: string;
}

/** A page of records, with its pages, or what is said where there are none. */
export function RecordList({ data: { data, meta }, search, by }: RecordListProps) {
  const { origin } = usePageData();
  const { collection, pagination } = meta;
  const locale = collection.locale ?? '';
  const { name, title, layout, fields, titleField } = collection;
  const isCut = search !== '' && pagination.total >= COLLECTION_FOUND_MAX;
  return (
    <>
      {data.length > 0 ? (
        <>
          <JsonLd data={listData(data, collection, origin)} />
          <Records
            records={data}
            hrefOf={(record: CollectionRecord) => paths.collectionRecord(name, record._id, locale)}
            {...{ layout, fields, titleField }}
            label={title}
            titleAs="h2"
          />
        </>
      ) : (
        <Notice
          title={search ? 'Nothing found' : 'Nothing here yet'}
          text={search ? `Nothing here matches “${search}”. Try another word.` : 'Come back a little later.'}
        >
          {search && (
            <ButtonLink href={paths.collection(name, { locale })} look="outlined">
              Show all
            </ButtonLink>
          )}
        </Notice>
      )}
      {isCut && pagination.page === pagination.pageCount && (
        <CutNote>There are more matches than we can list. Add another word to narrow them down.</CutNote>
      )}
      {pagination.page <= pagination.pageCount + 1 && (
        <Pagination pagination={pagination} pathOf={(page) => paths.collection(name, { search, by, page, locale })} />
      )}
    </>
  );
}
