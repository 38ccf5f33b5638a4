import {
  type Encounter,
  encounterClassLabel,
  encounterOutcomeLabel,
  encounterTypeLabel,
  healthCheckPackageLabel,
  paymentStateLabel,
} from '@careline/core/internal/encounters';
import type { ReactNode } from 'react';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  ModeWords,
  PriorityWords,
  PunctualityTag,
  ServiceName,
  useEncounterTimes,
} from '../encounter-words/index.ts';
import { encounterViewMessages } from './encounter-view.messages.ts';

export interface EncounterFactsProps {
  readonly encounter: Encounter;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: NonNullable<Encounter['outcome']> }) {
  const formatDate = useFormatDate();
  const t = useMessages(encounterViewMessages);
  const locale = useLocale();
  const { code, note, reviewOn, referredTo } = outcome;
  return (
    <>
      <Fact label={t('outcome')}>
        {encounterOutcomeLabel(code, locale)}
        {note && <span className="block whitespace-pre-line">{note}</span>}
      </Fact>
      {reviewOn && <Fact label={t('reviewOn')}>{formatDate(reviewOn)}</Fact>}
      {referredTo && <Fact label={t('referredTo')}>{referredTo}</Fact>}
    </>
  );
}

function Payment({ payment }: { readonly payment: NonNullable<Encounter['payment']> }) {
  const t = useMessages(encounterViewMessages);
  const locale = useLocale();
  const state = paymentStateLabel(payment.state, locale);
  const { reference } = payment;
  return <Fact label={t('payment')}>{reference ? t('paymentReference', { state, reference }) : state}</Fact>;
}

export function EncounterFacts({ encounter, partner }: EncounterFactsProps) {
  const t = useMessages(encounterViewMessages);
  const locale = useLocale();
  const times = useEncounterTimes();
  const { period, requestedPeriod, payment, outcome, facilityName, package: check, reason } = encounter;
  const day = times.dayWords(times.dayOf(period.start));
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @md:grid-cols-2 @3xl:grid-cols-3">
      <Fact label={t('status')}>
        <span className="flex flex-wrap gap-1">
          <EncounterStatusTag status={encounter.status} />
          <PunctualityTag encounter={encounter} times={times} />
        </span>
      </Fact>
      <Fact label={t('when')}>
        <span className="tabular-nums">{t('day', { day, time: times.range(encounter) })}</span>
      </Fact>
      <Fact label={t('careProvider')}>
        <CareProviderName {...encounter} />
      </Fact>
      {encounter.careTeam && <Fact label={t('careTeam')}>{encounter.careTeam.name}</Fact>}
      <Fact label={t('reason')}>
        {reason ? (
          <span className="whitespace-pre-line">{reason}</span>
        ) : (
          <span className="text-muted">{t('noReason')}</span>
        )}
      </Fact>
      <Fact label={t('service')}>
        <ServiceName {...encounter} partner={partner} />
      </Fact>
      <Fact label={t('mode')}>
        <ModeWords {...encounter} />
      </Fact>
      <Fact label={t('setting')}>{encounterClassLabel(encounter.encounterClass, locale)}</Fact>
      <Fact label={t('type')}>{encounterTypeLabel(encounter.encounterType, locale)}</Fact>
      <Fact label={t('priority')}>
        <PriorityWords {...encounter} />
      </Fact>
      {check && <Fact label={t('package')}>{healthCheckPackageLabel(check, locale)}</Fact>}
      {requestedPeriod && <Fact label={t('requested')}>{times.when(requestedPeriod.start)}</Fact>}
      {payment && <Payment payment={payment} />}
      {facilityName && <Fact label={t('facility')}>{facilityName}</Fact>}
      {outcome && <Outcome outcome={outcome} />}
    </dl>
  );
}
