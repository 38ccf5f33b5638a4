export { type VisitFacts, VisitStrip, type VisitStripProps } from './visit-strip.tsx';
