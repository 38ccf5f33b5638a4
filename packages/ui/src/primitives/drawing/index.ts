export { BellAtRest, CallsDone, SearchCards, TicksOnList } from './drawing.tsx';
