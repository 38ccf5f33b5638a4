export { type DaySpan, DaySpans, type DaySpansProps } from './day-spans.tsx';
