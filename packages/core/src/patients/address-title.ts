import { type CodedLabels, codedLabel } from '#formatting';

/** What an address of a patient is (specification 3.3). */
export const ADDRESS_TITLES = ['HOME', 'WORK', 'OTHER'] as const;
export type AddressTitle = (typeof ADDRESS_TITLES)[number];

const ADDRESS_TITLE_LABELS = {
  en: {
    HOME: 'Home',
    WORK: 'Work',
    OTHER: 'Other',
  },
  hi: {
    HOME: 'घर',
    WORK: 'कार्यस्थल',
    OTHER: 'अन्य',
  },
} as const satisfies CodedLabels<AddressTitle>;

/** The label of an address title; an unknown one is shown as it is. */
export function addressTitleLabel(key: string, locale?: string): string {
  return codedLabel(ADDRESS_TITLE_LABELS, key, locale);
}
