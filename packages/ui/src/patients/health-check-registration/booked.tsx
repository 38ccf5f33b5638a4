import {
  encounterStatusLabel,
  encounterTypeLabel,
  healthCheckPackageLabel,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { isoDay } from '@careline/core/internal/formatting';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { PatientHeader } from '../patient-header/index.ts';
import { type BookingContext, useWhen } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

export interface BookedProps {
  readonly context: BookingContext;
  readonly facilityName: string;
  readonly partner?: string;
  readonly now: () => number;
  readonly onAnother: () => void;
  /** Returns the address of the list of checks booked for a day (YYYY-MM-DD). */
  readonly dayAddress?: ((day: string) => string) | undefined;
}

function DayLink({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const { link } = useNavigation();
  return (
    <a {...link(address)} className={buttonClass()}>
      {children}
    </a>
  );
}

/** Shows the confirmed booking. Takes the focus, because the form that had it is gone. */
export function Booked(props: BookedProps) {
  const { context, facilityName, partner, now, onAnother, dayAddress } = props;
  const { state } = context;
  const timeZone = useTimeZone();
  const t = useMessages(healthCheckRegistrationMessages);
  const locale = useLocale();
  const when = useWhen();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { booked, patient } = state;
  if (!booked) return null;
  const facts = [
    [t('time'), t('bookedAt', when(booked.period.start))],
    [t('package'), healthCheckPackageLabel(booked.package ?? '', locale)],
    [t('service'), serviceTypeLabel(booked.serviceType, { partner, locale })],
    [t('type'), encounterTypeLabel(booked.encounterType, locale)],
    [t('facility'), facilityName],
  ];
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {t('bookedTitle')}
        </h2>
        <StatusTag tone="success">{encounterStatusLabel(booked.status, locale)}</StatusTag>
      </div>
      <PatientHeader vitaId={booked.vitaId} patient={patient} now={now} level={3} />
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onAnother}>
          {t('another')}
        </Button>
        {dayAddress && (
          <DayLink address={dayAddress(isoDay(booked.period.start, timeZone) ?? '')}>{t('ofDay')}</DayLink>
        )}
      </div>
    </section>
  );
}
