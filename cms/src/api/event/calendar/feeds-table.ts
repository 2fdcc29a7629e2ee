export const FEEDS_TABLE = 'calendar_feeds';
