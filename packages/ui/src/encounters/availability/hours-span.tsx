import { SERVICE_TYPES, serviceTypeLabel } from '@careline/core/internal/encounters';
import { weekdayLabel } from '@careline/core/internal/encounters/availability';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { CheckGroupField } from '../../primitives/check-group-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import type { HoursRow, RowFault } from './hours-form.ts';

export interface HoursSpanProps {
  readonly row: HoursRow;
  /** Its number within the day, from 1. */
  readonly number: number;
  readonly fault: RowFault | undefined;
  readonly partner?: string | undefined;
  readonly onChange: (row: HoursRow) => void;
  readonly onRemove: () => void;
}

const FAULT_TEXTS = {
  'needs-times': 'needTimes',
  'needs-day': 'needDay',
  'ends-before-it-begins': 'wrongOrder',
  'valid-until-before-from': 'wrongDays',
  overlaps: 'overlaps',
} as const satisfies Record<RowFault, keyof typeof availabilityMessages.en>;

function useSummary() {
  const formatDate = useFormatDate();
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  return ({ serviceTypes, validFrom, validUntil }: HoursRow, partner: string | undefined) => {
    const [only] = serviceTypes;
    const one = only && serviceTypes.length === 1 && serviceTypeLabel(only, { partner, locale });
    const services = one || (only ? t('someServices', { count: serviceTypes.length }) : t('allServices'));
    const from = formatDate(validFrom);
    const days = validUntil ? t('between', { from, until: formatDate(validUntil) }) : t('always', { from });
    return t('more', { services, days });
  };
}

function Details({ row, partner, fault, onChange }: HoursSpanProps) {
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const summary = useSummary();
  return (
    <details className="w-full text-sm">
      <summary className="min-h-8 cursor-pointer py-1 text-muted pointer-coarse:min-h-11">
        {summary(row, partner)}
      </summary>
      <div className="flex flex-col gap-3 py-2">
        <div className="flex flex-wrap gap-3">
          <DateField
            label={t('validFrom')}
            required
            value={row.validFrom}
            error={fault === 'needs-day' ? t('needDay') : undefined}
            onChange={(validFrom) => onChange({ ...row, validFrom })}
          />
          <DateField
            label={t('validUntil')}
            value={row.validUntil}
            error={fault === 'valid-until-before-from' ? t('wrongDays') : undefined}
            onChange={(validUntil) => onChange({ ...row, validUntil })}
          />
        </div>
        <CheckGroupField
          label={t('services')}
          hint={t('servicesHint')}
          options={SERVICE_TYPES.map((value) => ({
            value,
            label: serviceTypeLabel(value, { partner, locale }),
          }))}
          value={row.serviceTypes}
          onChange={(serviceTypes) => onChange({ ...row, serviceTypes })}
        />
      </div>
    </details>
  );
}

/** One span of hours on a weekday: times, services, and how long it stays valid. */
export function HoursSpan(props: HoursSpanProps) {
  const { row, number, fault, onChange, onRemove } = props;
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const day = weekdayLabel(row.weekday, locale);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('spanOf', { day, number })}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          type="time"
          label={t('from')}
          required
          value={row.from}
          onChange={(from) => onChange({ ...row, from })}
        />
        <DateField
          type="time"
          label={t('until')}
          required
          value={row.until}
          onChange={(until) => onChange({ ...row, until })}
        />
        <IconButton icon="delete" label={t('removeHours', { day, number })} onClick={onRemove} />
      </div>
      {fault && (
        <p role="alert" className="pt-1 text-danger text-sm">
          {t(FAULT_TEXTS[fault])}
        </p>
      )}
      <Details {...props} />
    </fieldset>
  );
}
