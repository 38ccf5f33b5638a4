export { LastReadingFacts } from './last-reading-facts.tsx';
export { lastReadingsMessages as lastReadingMessages } from './last-readings.messages.ts';
