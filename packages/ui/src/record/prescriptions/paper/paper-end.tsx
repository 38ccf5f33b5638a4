import { labelIn } from '@careline/core/internal/formatting';
import { initialsOf } from '@careline/core/internal/prescriptions/checked-paper';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { paperMessages } from '../prescriptions.messages.ts';
import { PaperCode } from './paper-code.tsx';
import { adviceOf, factsOf, type PaperProps, signedFactsOf } from './paper-content.ts';
import { paperDay, paperTime } from './paper-format.ts';
import { UnbrokenWords } from './unbroken-words.tsx';

function Block({
  label,
  isLong = false,
  children,
}: {
  readonly label: string;
  /** Whether the part may break across pages. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div data-print={isLong ? undefined : 'together'}>
      <p className="font-semibold text-sm">{label}</p>
      <div className="wrap-anywhere whitespace-pre-line">{children}</div>
    </div>
  );
}

/** Shows recorded tests, advice, warning signs and the next visit. */
export function PaperPlan(props: PaperProps) {
  const timeZone = useTimeZone();
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const spoken = props.language ?? locale;
  const { tests = [], nextVisit } = factsOf(props) ?? {};
  const { adviceTopics = [], warningSigns } = signedFactsOf(props) ?? {};
  const advice = [...adviceOf(props), ...adviceTopics.map((topic) => labelIn(topic, spoken))];
  return (
    <>
      {tests.length > 0 && (
        <Block label={t('tests')}>
          {tests.map(({ name, isFasting }) => (isFasting ? t('fasting', { name }) : name)).join(', ')}
        </Block>
      )}
      {advice.length > 0 && (
        <Block label={t('advice')} isLong>
          {advice.join('\n')}
        </Block>
      )}
      {warningSigns && <Block label={t('warningSigns')}>{warningSigns}</Block>}
      {nextVisit && <Block label={t('nextVisit')}>{paperDay(nextVisit, timeZone)}</Block>}
    </>
  );
}

export function PaperFoot(props: PaperProps) {
  const timeZone = useTimeZone();
  const { content, patient, checkAddress } = props;
  const { signer, registrationNumber, number, signedAt } = content;
  const t = useMessages(paperMessages);
  const year = patient.birthDate?.slice(0, 4);
  const initials = initialsOf(patient.appUserInfo.name);
  const qualification = signedFactsOf(props)?.qualification;
  return (
    <footer
      data-print="together"
      className="mt-auto flex flex-col justify-between gap-4 border-line border-t pt-3 @md:flex-row @md:items-end"
    >
      <div className="flex items-center gap-3">
        {checkAddress && (
          <>
            <PaperCode text={checkAddress} label={t('code')} />
            <div className="max-w-52 text-sm">
              <p>{t('check')}</p>
              <p className="text-muted">
                {year ? t('compare', { initials, year }) : t('compareNoYear', { initials })}
              </p>
            </div>
          </>
        )}
      </div>
      <div className="text-sm @md:text-end">
        {number && <p>{t('signed')}</p>}
        <p className="font-semibold">{signer.name}</p>
        {qualification && <p>{qualification}</p>}
        {number && registrationNumber !== '' && (
          <p>
            <UnbrokenWords text={t('registration', { number: registrationNumber })} />
          </p>
        )}
        {number && <p>{paperTime(signedAt, timeZone)}</p>}
      </div>
    </footer>
  );
}
