import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Kinds of addresses (specification 3.3). */
export const ADDRESS_TITLES = ['HOME', 'WORK', 'OTHER'] as const;
export type AddressTitle = (typeof ADDRESS_TITLES)[number];

const ADDRESS_TITLE_LABELS = words.addressTitleLabels satisfies CodedLabels<AddressTitle>;

export function addressTitleLabel(key: string, locale?: string): string {
  return codedLabel(ADDRESS_TITLE_LABELS, key, locale);
}
