import type { MeanwhileChange } from './changed-meanwhile.tsx';

type Texts = Readonly<Record<string, string>>;

/** The fields in which two versions of a record differ, as they are worded. */
export function differences(before: Texts, after: Texts): readonly MeanwhileChange[] {
  return Object.entries(after).flatMap(([field, text]) =>
    before[field] === text ? [] : [{ field, before: before[field] ?? '', after: text }],
  );
}
