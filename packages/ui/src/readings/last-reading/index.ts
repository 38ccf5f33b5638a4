export { LastReadingFacts } from './last-reading-facts.tsx';
export { messages as lastReadingMessages } from './last-readings.messages.ts';
