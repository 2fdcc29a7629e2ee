import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { paths, type CollectionSection } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Notice } from '../../components/Notice';
import { Records } from '../../components/records/Records';
import { SectionFrame } from '../../components/SectionFrame';
import { SectionHeading } from '../../components/SectionHeading';

const More = styled('div')({ display: 'flex', marginTop: 32 });

/** Records of a type that people made. Without any the page leaves the section out; in a preview it says what is wrong. */
export function Collection({ section }: { section: CollectionSection }) {
  const { title, subtitle, layout, fields, titleField, records, linkedType, fault } = section;
  if (records.length === 0 && !fault) return null;
  return (
    <SectionFrame>
      <Container>
        <SectionHeading title={title} aside={subtitle} />
        {fault ? (
          <Notice title={fault} text="Visitors do not see it." />
        ) : (
          <Records
            {...{ records, layout, fields, titleField }}
            label={title}
            titleAs="h3"
            hrefOf={({ _id }) => (linkedType === null ? null : paths.collectionRecord(linkedType, _id))}
          />
        )}
        {linkedType !== null && (
          <More>
            <ButtonLink href={paths.collection(linkedType)} look="outlined">
              See all
              <ArrowForward aria-hidden="true" style={{ fontSize: 18 }} />
            </ButtonLink>
          </More>
        )}
      </Container>
    </SectionFrame>
  );
}
