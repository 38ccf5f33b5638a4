import { expect, it } from 'vitest';
import { readTraceParent } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it.each([
  ['of this version', `00-${TRACE}-${SPAN}-01`, 1],
  ['that is not sampled', `00-${TRACE}-${SPAN}-00`, 0],
  ['of a later version', `cc-${TRACE}-${SPAN}-01-what-comes`, 1],
])('continues a trace %s', (_, header, traceFlags) => {
  expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags });
});

it.each([
  ['is missing', undefined],
  ['came twice', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  ['is empty', ''],
  ['has no such version', `ff-${TRACE}-${SPAN}-01`],
  ['has more than its version', `00-${TRACE}-${SPAN}-01-more`],
  ['has a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['has a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['is in capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['is of a person', '00-Asha Verma-01'],
])('starts a trace where the header %s', (_, header) => {
  expect(readTraceParent(header)).toBeUndefined();
});
