import {
  allergyClassLabel,
  directionsText,
  doseUnitLabel,
  type Frequency,
  frequencyChoice,
  mealRelationLabel,
  medicineFormLabel,
  medicineRouteLabel,
  medicineText,
  type PrescribedLine,
  pregnancyRuleText,
} from '@careline/core/internal/prescriptions';
import { useMemo } from 'react';
import { type OwnFormLabels, useLocale, useMessages } from '../../messages/index.ts';
import { lineFormMessages, writerMessages } from './prescriptions.messages.ts';

/** Labels of coded options, by the part of the label key that names their table. */
const CODED: Readonly<Record<string, (value: string, locale: string) => string>> = {
  form: medicineFormLabel,
  unit: (unit, locale) => doseUnitLabel(unit, 2, locale),
  frequency: (frequency, locale) => frequencyChoice(frequency as Frequency, locale),
  meal: mealRelationLabel,
  route: medicineRouteLabel,
};

export function useLineFormLabels(): OwnFormLabels {
  const t = useMessages(lineFormMessages);
  return useMemo(
    () => (key, locale) => {
      const [room, table = '', value] = key.split('.');
      if (room !== 'prescription') return undefined;
      return value === undefined ? t(table as Parameters<typeof t>[0]) : CODED[table]?.(value, locale);
    },
    [t],
  );
}

export function useLineWords() {
  const locale = useLocale();
  return useMemo(
    () => ({
      medicine: (line: PrescribedLine) => medicineText(line, locale),
      directions: (line: PrescribedLine) => directionsText(line, locale),
    }),
    [locale],
  );
}

/** A warning stored with a line by an earlier version: its kind and subject. */
type EarlierWarning =
  | { readonly kind: 'allergy-name'; readonly allergy: string }
  | { readonly kind: 'allergy-class' | 'allergy-related'; readonly allergy: string; readonly of: string }
  | { readonly kind: 'pregnancy' | 'pregnancy-unknown'; readonly rule: string }
  | { readonly kind: 'duplicate'; readonly name: string }
  | { readonly kind: 'name-only' };

type StoredWarning = { readonly kind: string };

/** Formats a warning stored by an earlier version; undefined for unknown kinds. */
export function useWarningText(): (warning: StoredWarning) => string | undefined {
  const t = useMessages(writerMessages);
  const locale = useLocale();
  return useMemo(
    () => (stored) => {
      const warning = stored as EarlierWarning;
      switch (warning.kind) {
        case 'allergy-name':
          return t('allergyName', { allergy: warning.allergy });
        case 'allergy-class':
        case 'allergy-related': {
          const values = { allergy: warning.allergy, of: allergyClassLabel(warning.of, locale) };
          return t(warning.kind === 'allergy-class' ? 'allergyClass' : 'allergyRelated', values);
        }
        case 'pregnancy':
        case 'pregnancy-unknown': {
          const rule = pregnancyRuleText(warning.rule, locale);
          return rule && t(warning.kind === 'pregnancy' ? 'pregnancy' : 'pregnancyAsk', rule);
        }
        case 'duplicate':
          return t('duplicate', { name: warning.name });
        case 'name-only':
          return t('nameOnly');
        default:
          return undefined;
      }
    },
    [t, locale],
  );
}
