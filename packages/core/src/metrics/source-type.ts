import { type CodedLabels, codedLabel } from '#formatting';

/** Source types of records (specification 3.3). */
export const SOURCE_TYPES = ['client', 'facility', 'resource'] as const;
type SourceType = (typeof SOURCE_TYPES)[number];

const SOURCE_TYPE_LABELS = {
  en: {
    client: 'Client',
    facility: 'Facility',
    resource: 'Resource',
  },
  hi: {
    client: 'क्लाइंट',
    facility: 'संस्थान',
    resource: 'संसाधन',
  },
} as const satisfies CodedLabels<SourceType>;

export function sourceTypeLabel(key: string, locale?: string): string {
  return codedLabel(SOURCE_TYPE_LABELS, key, locale);
}
