import { DEFAULT_CURRENCY } from '@careline/core/internal/billing';
import {
  HEALTH_CHECK_PACKAGES,
  healthCheckPackageLabel,
  SERVICE_TYPES,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { isoDay } from '@careline/core/internal/formatting';
import { LAB_TESTS, labTestLabel } from '@careline/core/internal/labs';
import { newId } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { DateField } from '@careline/ui/primitives/date-field';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { useNow, useTimeZone } from '@careline/ui/provider';
import { rateCardsMessages } from '../settings.messages.ts';
import { type EditedRate, rateFaults } from './edited-rate.ts';
import { useRateName } from './use-rate-name.ts';

/** As many as the preference stores. */
const MAX_RATES = 200;
/** The service of cards for laboratory tests. */
const TEST_SERVICE = 'LAB_SAMPLE_COLLECTION';

export interface RateRowsProps {
  readonly value: readonly EditedRate[];
  readonly onChange: (value: readonly EditedRate[]) => void;
  /** Whether faults are shown. */
  readonly tried: boolean;
}

interface RowProps {
  readonly rate: EditedRate;
  readonly tried: boolean;
  readonly onChange: (part: Partial<EditedRate>) => void;
  readonly onRemove: () => void;
}

/** What the rate prices: a service with a package, or a laboratory test. */
function SubjectFields({ rate, onChange }: Pick<RowProps, 'rate' | 'onChange'>) {
  const t = useMessages(rateCardsMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('service')}
        required
        disabled={rate.test !== null}
        options={SERVICE_TYPES.map((value) => ({ value, label: serviceTypeLabel(value, { locale }) }))}
        value={rate.serviceType}
        onChange={(serviceType) => onChange({ serviceType: serviceType || rate.serviceType })}
      />
      <SelectField
        label={t('package')}
        disabled={rate.test !== null}
        placeholder={t('anyPackage')}
        options={HEALTH_CHECK_PACKAGES.map((value) => ({
          value,
          label: healthCheckPackageLabel(value, locale),
        }))}
        value={rate.package ?? ''}
        onChange={(bundle) => onChange({ package: bundle || null })}
      />
      <SelectField
        label={t('test')}
        placeholder={t('noTest')}
        options={LAB_TESTS.map(({ key }) => ({
          value: key,
          label: labTestLabel({ test: key, name: key }, locale),
        }))}
        value={rate.test ?? ''}
        onChange={(test) =>
          onChange(test ? { test, package: null, serviceType: TEST_SERVICE } : { test: null })
        }
      />
    </>
  );
}

function RateRow({ rate, tried, onChange, onRemove }: RowProps) {
  const t = useMessages(rateCardsMessages);
  const nameOf = useRateName();
  const faults = rateFaults(rate);
  const errorOf = (key: keyof typeof faults) => {
    const fault = tried ? faults[key] : undefined;
    return fault && t(fault);
  };
  return (
    <li className="grid grid-cols-1 items-start gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0 @lg:grid-cols-2 @3xl:grid-cols-4">
      <SubjectFields rate={rate} onChange={onChange} />
      <TextField
        label={t('amount')}
        required
        inputMode="decimal"
        maxLength={15}
        value={rate.amount}
        onChange={(amount) => onChange({ amount })}
        error={errorOf('amount')}
      />
      <TextField
        label={t('currency')}
        required
        maxLength={3}
        value={rate.currency}
        onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
        error={errorOf('currency')}
      />
      <TextField
        label={t('tax')}
        required
        inputMode="decimal"
        maxLength={6}
        value={rate.tax}
        onChange={(tax) => onChange({ tax })}
        error={errorOf('tax')}
      />
      <DateField
        label={t('validFrom')}
        required
        value={rate.validFrom}
        onChange={(validFrom) => onChange({ validFrom })}
        error={errorOf('validFrom')}
      />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <DateField
            label={t('validTo')}
            value={rate.validTo}
            onChange={(validTo) => onChange({ validTo })}
            error={errorOf('validTo')}
          />
        </div>
        <IconButton
          icon="delete"
          className="mt-6"
          label={t('removeOf', { name: nameOf(rate) })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** The prices in the order in which they were added. */
export function RateRows({ value, onChange, tried }: RateRowsProps) {
  const t = useMessages(rateCardsMessages);
  const now = useNow();
  const timeZone = useTimeZone();
  const change = (id: string, part: Partial<EditedRate>) =>
    onChange(value.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const add = () => {
    const currency = value[0]?.currency ?? DEFAULT_CURRENCY;
    const validFrom = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
    const subject = { serviceType: 'GP_CONSULTATION', package: null, test: null } as const;
    onChange([...value, { id: newId(), ...subject, amount: '', tax: '0', currency, validFrom, validTo: '' }]);
  };
  return (
    <div className="@container flex flex-col gap-2">
      <p className="max-w-3xl text-muted text-xs">{t('intro')}</p>
      {value.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ol>
          {value.map((rate) => (
            <RateRow
              key={rate.id}
              {...{ rate, tried }}
              onChange={(part) => change(rate.id, part)}
              onRemove={() => onChange(value.filter(({ id }) => id !== rate.id))}
            />
          ))}
        </ol>
      )}
      {value.length >= MAX_RATES ? (
        <p className="text-muted text-xs">{t('full', { count: MAX_RATES })}</p>
      ) : (
        <Button size="small" icon="add" className="self-start" onClick={add}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
