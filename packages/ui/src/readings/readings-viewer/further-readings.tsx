import { RapidTestList, withoutRapidTests } from './table/rapid-test-list.tsx';
import { BareRecordList, OtherReadingList, WithheldList } from './table/reading-lists.tsx';
import type { ReadingsModel } from './use-readings-model.ts';

export interface FurtherReadingsProps {
  readonly model: ReadingsModel;
}

/** Lists stored readings that do not form a trend. */
export function FurtherReadings({ model: { bare, other, withheld, flags } }: FurtherReadingsProps) {
  return (
    <>
      <BareRecordList bare={bare} />
      <RapidTestList other={other} flags={flags} />
      <OtherReadingList other={withoutRapidTests(other)} />
      <WithheldList withheld={withheld} />
    </>
  );
}
