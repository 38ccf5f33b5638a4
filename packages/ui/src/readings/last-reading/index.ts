export { lastReadingsMessages as lastReadingMessages } from '../readings.messages.ts';
export { LastReadingFacts } from './last-reading-facts.tsx';
