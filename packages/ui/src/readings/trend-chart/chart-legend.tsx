import { lineLabel, type TrendLine } from '@careline/core/internal/trends';
import { useLocale, useMessages } from '../../messages/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import { LineSample } from './chart-marks.tsx';

export interface ChartLegendProps {
  /** Lines of the definition that have values. */
  readonly lines: readonly TrendLine[];
  readonly indexOf: (line: TrendLine) => number;
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** Shows and hides lines with native checkboxes. The last visible line cannot be hidden. */
export function ChartLegend({ lines, indexOf, hidden, onHiddenChange }: ChartLegendProps) {
  const t = useMessages(trendChartMessages);
  const locale = useLocale();
  const shown = lines.filter(({ definition }) => !hidden.has(definition.key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHiddenChange(next);
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-4">
      <legend className="sr-only">{t('lines')}</legend>
      {lines.map((line) => {
        const { key } = line.definition;
        return (
          <label key={key} className="flex min-h-8 pointer-coarse:min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={!hidden.has(key)}
              disabled={shown.length === 1 && shown[0] === line}
              onChange={() => toggle(key)}
            />
            <LineSample index={indexOf(line)} />
            {lineLabel(line.definition, locale)}
          </label>
        );
      })}
    </fieldset>
  );
}
