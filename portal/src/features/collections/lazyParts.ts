import { lazyPart } from '../../components/lazy/lazyPart';

/** The records of a page: words, pictures and links. */
export const lazyRecordList = lazyPart(async () => (await import('./RecordList')).RecordList, true);

/** A record: words, pictures and links. */
export const lazyRecordArticle = lazyPart(async () => (await import('./RecordArticle')).RecordArticle, true);
