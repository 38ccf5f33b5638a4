import { PERIOD_CODES, type PeriodCode } from '@careline/core/internal/preferences';
import {
  daysOfSpan,
  type ReadingsView,
  TIME_RANGES,
  type TimeRange,
  type TimeSpan,
} from '@careline/core/internal/trends';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useOfferedPeriods } from '../../../preferences/index.ts';
import { DateField } from '../../../primitives/date-field/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { openTrendMessages } from '../../trends.messages.ts';

export interface RangeFieldProps {
  readonly view: ReadingsView;
  /** The range now shown, used as the start value for custom days. */
  readonly span: TimeSpan;
  readonly onChange: (view: ReadingsView) => void;
}

const CHIP = [
  'relative flex min-h-8 pointer-coarse:min-h-11 items-center justify-center whitespace-nowrap rounded-control border px-3 text-sm',
  'border-transparent has-checked:border-line-strong has-checked:bg-raised has-checked:font-medium',
  'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
].join(' ');

/** Asks for custom start and end days. An empty day leaves that side open. */
function OwnDays({ view, onChange }: Pick<RangeFieldProps, 'view' | 'onChange'>) {
  const t = useMessages(openTrendMessages);
  const change = (side: 'from' | 'to') => (day: string) => {
    const { [side]: _, ...rest } = view;
    onChange(day === '' ? rest : { ...rest, [side]: day });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <DateField label={t('from')} value={view.from ?? ''} max={view.to} onChange={change('from')} />
      <DateField label={t('to')} value={view.to ?? ''} min={view.from} onChange={change('to')} />
    </div>
  );
}

/** Returns the period code. "All" and custom days are not periods and are always offered. */
const periodOf = (range: TimeRange): PeriodCode | undefined => PERIOD_CODES.find((code) => code === range);

/** Chooses the range for chart, table, file and print. Radio buttons for periods, and custom days. */
export function RangeField({ view, span, onChange }: RangeFieldProps) {
  const timeZone = useTimeZone();
  const t = useMessages(openTrendMessages);
  const offered = useOfferedPeriods(TIME_RANGES, periodOf, view.range);
  const name = useId();
  const choose = (range: ReadingsView['range']) => {
    const { from: _, to: __, ...rest } = view;
    onChange(range === 'own' ? { ...rest, range, ...daysOfSpan(span, timeZone) } : { ...rest, range });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('range')}</legend>
        <div className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
          {offered.map((range) => (
            <label key={range} className={CHIP}>
              <input
                type="radio"
                name={name}
                value={range}
                checked={view.range === range}
                onChange={() => choose(range)}
                className="absolute inset-0 size-full appearance-none opacity-0"
              />
              {t(range)}
            </label>
          ))}
        </div>
      </fieldset>
      {view.range === 'own' && <OwnDays view={view} onChange={onChange} />}
    </div>
  );
}
