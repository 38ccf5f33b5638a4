import { encounterPriorityLabel } from '@careline/core/internal/encounters';
import { formatDate, labelIn } from '@careline/core/internal/formatting';
import { type LabOrder, labTestLabel, testGroups } from '@careline/core/internal/labs';
import type { Patient } from '@careline/core/internal/patients';
import { type ReactNode, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { requestMessages } from './labs.messages.ts';

export interface PrintRequestProps {
  readonly order: LabOrder;
  readonly patient: Patient;
  readonly logo?: string | undefined;
  readonly onClose: () => void;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ order, patient }: PrintRequestProps) {
  const timeZone = useTimeZone();
  const t = useMessages(requestMessages);
  const locale = useLocale();
  const identity = usePatientIdentity()(patient);
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm @md:grid-cols-2">
      <Fact label={t('patient')}>
        <span className="font-semibold">{patient.appUserInfo.name}</span>
      </Fact>
      <Fact label={t('date')}>{formatDate(order.orderedAt, { timeZone })}</Fact>
      <Fact label={t('ageAndSex')}>{[identity.age, identity.gender].filter(Boolean).join(', ')}</Fact>
      <Fact label={t('number')}>{order.number}</Fact>
      {patient.uhid && (
        <Fact label={t('idNumber')}>
          <span translate="no">{patient.uhid}</span>
        </Fact>
      )}
      <Fact label={t('priority')}>{encounterPriorityLabel(order.priority, locale)}</Fact>
      {order.reason !== '' && <Fact label={t('reason')}>{order.reason}</Fact>}
    </dl>
  );
}

/** An order for the laboratory, laid out like a prescription. */
export function RequestPaper(props: PrintRequestProps) {
  const timeZone = useTimeZone();
  const { order, logo } = props;
  const t = useMessages(requestMessages);
  const locale = useLocale();
  return (
    <article
      aria-label={t('title')}
      className="@container flex min-h-96 flex-col gap-4 rounded-card border border-line bg-raised p-4 text-ink @lg:p-6 print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex items-start justify-between gap-4 border-ink border-b-2 pb-3">
        <div>
          {logo && <img src={logo} alt="" className="mb-1 max-h-10 max-w-40" />}
          <p className="font-semibold text-lg">{order.facility}</p>
        </div>
        <p className="text-end font-semibold">{t('title')}</p>
      </header>
      {order.cancelled && (
        <p className="border-2 border-danger p-2 text-center font-bold text-danger text-xl">
          {t('cancelled')}
        </p>
      )}
      <Facts {...props} />
      <ul aria-label={t('tests')} className="flex flex-col gap-2">
        {testGroups(order.tests).map(({ panel, tests }) => {
          const names = tests.map((one) => labTestLabel(one, locale)).join(', ');
          return (
            <li key={panel?.key ?? names} data-print="together" className="wrap-anywhere flex gap-3">
              <span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-ink" />
              <div>
                <p className="font-semibold">{panel ? labelIn(panel.labels, locale) : names}</p>
                {panel && <p className="text-sm">{names}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {order.fasting && <p className="font-semibold">{t('fasting')}</p>}
      {order.note !== '' && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{t('note')}</span> {order.note}
        </p>
      )}
      <footer
        data-print="together"
        className="mt-auto flex items-end justify-between gap-4 border-line border-t pt-3 text-sm"
      >
        <p className="text-muted">{t('sample')} ____________________</p>
        <div className="text-end">
          <p>{t('signed')}</p>
          <p className="font-semibold">{order.orderedBy.name}</p>
          <p>{formatDate(order.orderedAt, { timeZone })}</p>
        </div>
      </footer>
    </article>
  );
}

const SIZES = ['a4', 'a5'] as const;

/** Print view of an order at print size. Only the paper itself is printed. */
export function PrintRequest(props: PrintRequestProps) {
  const t = useMessages(requestMessages);
  const [size, setSize] = useState<(typeof SIZES)[number]>('a4');
  return (
    <div className="flex flex-col gap-4">
      <div data-print="hidden" className="flex flex-wrap items-end gap-3">
        <SegmentedField
          label={t('size')}
          options={SIZES.map((value) => ({ value, label: value.toUpperCase() }))}
          value={size}
          onChange={setSize}
        />
        <Button onClick={props.onClose}>{t('close')}</Button>
        <Button variant="primary" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <div data-print="alone" data-paper={size} className={size === 'a5' ? 'max-w-lg' : 'max-w-3xl'}>
        <RequestPaper {...props} />
      </div>
    </div>
  );
}
