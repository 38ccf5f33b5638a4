import { RapidTestList, withoutRapidTests } from './table/rapid-test-list.tsx';
import {
  BareRecordList,
  OtherReadingList,
  type ReadingListProps,
  WithheldList,
} from './table/reading-lists.tsx';
import type { ReadingsModel } from './use-readings-model.ts';

export interface FurtherReadingsProps extends ReadingListProps {
  readonly model: ReadingsModel;
}

/** Everything stored that makes no trend. */
export function FurtherReadings({ model: { bare, other, withheld, flags }, timeZone }: FurtherReadingsProps) {
  return (
    <>
      <BareRecordList bare={bare} timeZone={timeZone} />
      <RapidTestList other={other} flags={flags} timeZone={timeZone} />
      <OtherReadingList other={withoutRapidTests(other)} timeZone={timeZone} />
      <WithheldList withheld={withheld} timeZone={timeZone} />
    </>
  );
}
