export { lastReadingsMessages as lastReadingMessages } from './last-readings.messages.ts';
export { LastReadingFacts } from './last-reading-facts.tsx';
