export { allowNumber, getLine, hangUp, MAX_ALLOW_REASON } from './line.endpoints.ts';
export {
  type CallLine,
  isLineKind,
  isLineOver,
  LINE_FAILURES,
  type LineFailure,
  type LineState,
} from './line.ts';
