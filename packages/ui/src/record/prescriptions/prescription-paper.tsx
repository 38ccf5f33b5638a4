import { formatDate, labelIn } from '@careline/core/formatting';
import type { Patient } from '@careline/core/patients';
import {
  directionsText,
  lastEvent,
  medicineText,
  type Prescription,
  type PrescriptionBasis,
  prescribingModeLabel,
  type ScheduleMark,
} from '@careline/core/prescriptions';
import { initialsOf } from '@careline/core/prescriptions/checked-paper';
import type { ReactNode } from 'react';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { allergyWords, type KnownAllergies } from './allergy-words.ts';
import { asSentence } from './as-sentence.ts';
import { PaperCode } from './paper-code.tsx';
import { paperMessages } from './prescriptions.messages.ts';

/** What stands on a paper: a signed prescription, or one that is to be signed. */
export type PaperContent = Pick<
  Prescription,
  'facility' | 'signer' | 'registrationNumber' | 'advice' | 'withdrawn'
> & {
  readonly lines: readonly (Parameters<typeof directionsText>[0] &
    Partial<Pick<Prescription['lines'][number], 'events'>>)[];
  /** How doctor and patient were in touch; older prescriptions do not have it. */
  readonly mode?: string | null | undefined;
  /** Undefined before it is signed. */
  readonly number?: string | undefined;
  /** Unix seconds. */
  readonly signedAt: number;
};

export interface PrescriptionPaperProps {
  readonly content: PaperContent;
  readonly patient: Patient;
  /** What is known of the patient's allergies and weight; undefined while it is not loaded. */
  readonly known?: (KnownAllergies & Partial<Pick<PrescriptionBasis, 'patient'>>) | undefined;
  /** The mark of the schedule of each line, in their order; undefined while the tables are not loaded. */
  readonly marks?: readonly (ScheduleMark | undefined)[] | undefined;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Of the directions to the patient: ISO 639. */
  readonly language?: string;
  readonly logo?: string | undefined;
  /** The address that the code on the paper leads to; without it there is none. */
  readonly checkAddress?: string | undefined;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Head({ content, logo }: Pick<PrescriptionPaperProps, 'content' | 'logo'>) {
  const { facility, signer, registrationNumber } = content;
  const t = useMessages(paperMessages);
  return (
    <header className="flex items-start justify-between gap-4 border-ink border-b-2 pb-3">
      <div>
        {logo && <img src={logo} alt="" className="mb-1 max-h-10 max-w-40" />}
        <p className="font-semibold text-lg">{facility}</p>
      </div>
      <div className="text-end">
        <p className="font-semibold">{signer.name}</p>
        {registrationNumber !== '' && (
          <p className="text-sm">{t('registration', { number: registrationNumber })}</p>
        )}
      </div>
    </header>
  );
}

function Allergies({ known }: { readonly known: KnownAllergies }) {
  const t = useMessages(paperMessages);
  const { kind, names } = allergyWords(known);
  const listed = names.join(', ');
  if (kind === 'recorded') return listed;
  if (kind === 'reported') return t('allergiesReported', { names: listed });
  if (kind === 'ended') return t('allergiesEnded', { names: listed });
  return t(kind === 'none' ? 'allergiesNone' : 'allergiesUnknown');
}

/** Under this age the dose depends on the weight. */
const ADULT_MONTHS = 18 * 12;

/** A child's weight; undefined for adults, and where it was never measured. */
function childWeight(known: PrescriptionPaperProps['known']) {
  const { age, weight } = known?.patient ?? {};
  return age && age.months < ADULT_MONTHS ? weight : undefined;
}

function Facts({ content, patient, known, timeZone }: PrescriptionPaperProps) {
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const dateText = useDateText();
  const weight = childWeight(known);
  const identity = usePatientIdentity({ timeZone })(patient);
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm @md:grid-cols-2">
      <Fact label={t('patient')}>
        <span className="font-semibold">{patient.appUserInfo.name}</span>
      </Fact>
      <Fact label={t('date')}>{formatDate(content.signedAt, { timeZone })}</Fact>
      <Fact label={t('ageAndSex')}>{[identity.age, identity.gender].filter(Boolean).join(', ')}</Fact>
      {weight && (
        <Fact label={t('weight')}>
          {t('weightOn', { weight: String(weight.value), date: dateText(weight.on) })}
        </Fact>
      )}
      {content.mode && <Fact label={t('mode')}>{prescribingModeLabel(content.mode, locale)}</Fact>}
      {content.number && <Fact label={t('number')}>{content.number}</Fact>}
      {patient.uhid && <Fact label={t('idNumber')}>{patient.uhid}</Fact>}
      {known && (
        <Fact label={t('allergies')}>
          <Allergies known={known} />
        </Fact>
      )}
    </dl>
  );
}

/** The symbol and the warning that the rules ask for beside a scheduled medicine. */
function Mark({ mark, language }: { readonly mark: ScheduleMark; readonly language: string }) {
  return (
    <p lang={language} className="text-sm">
      <span className="me-1.5 rounded-control border border-ink px-1 font-semibold">{mark.symbol}</span>
      {[mark.warning, mark.dispensing].map((text) => asSentence(labelIn(text, language))).join(' ')}
    </p>
  );
}

function Lines({
  content,
  language,
  marks = [],
}: Pick<PrescriptionPaperProps, 'content' | 'language' | 'marks'>) {
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const spoken = language ?? locale;
  return (
    <ol aria-label={t('medicines')} className="flex flex-col gap-3">
      {content.lines.map((line, index) => {
        const mark = marks[index];
        const isStopped = line.events && lastEvent({ events: line.events }, 'stopped') !== undefined;
        return (
          <li key={line.id} data-print="together" className="flex gap-3">
            <span className="w-5 shrink-0 text-end text-muted tabular-nums">{index + 1}.</span>
            <div className="wrap-anywhere min-w-0">
              <p className={`font-semibold ${isStopped ? 'line-through' : ''}`}>
                {medicineText(line, spoken)}
              </p>
              <p lang={spoken}>{directionsText(line, spoken)}</p>
              {mark && <Mark mark={mark} language={spoken} />}
              {isStopped && <p className="font-semibold">{t('stopped')}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Foot({ content, patient, timeZone, checkAddress }: PrescriptionPaperProps) {
  const t = useMessages(paperMessages);
  const year = patient.birthDate?.slice(0, 4);
  const initials = initialsOf(patient.appUserInfo.name);
  return (
    <footer
      data-print="together"
      className="mt-auto flex items-end justify-between gap-4 border-line border-t pt-3"
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
      <div className="text-end text-sm">
        {content.number && <p>{t('signed')}</p>}
        <p className="font-semibold">{content.signer.name}</p>
        {content.number && <p>{formatDate(content.signedAt, { timeZone })}</p>}
      </div>
    </footer>
  );
}

/** A prescription as it is printed: the facility and the doctor, whose it is, the medicines, and the code by which it is checked. */
export function PrescriptionPaper(props: PrescriptionPaperProps) {
  const { content } = props;
  const t = useMessages(paperMessages);
  return (
    <article
      aria-label={t('title')}
      className="@container flex min-h-96 flex-col gap-4 rounded-card border border-line bg-raised p-4 text-ink @lg:p-6 print:rounded-none print:border-0 print:p-0"
    >
      <Head {...props} />
      {content.withdrawn && (
        <p className="border-2 border-danger p-2 text-center font-bold text-danger text-xl">
          {t('withdrawn')}
        </p>
      )}
      <Facts {...props} />
      <p aria-hidden="true" className="font-serif text-2xl">
        ℞
      </p>
      <Lines {...props} />
      {content.advice !== '' && (
        <div data-print="together">
          <p className="font-semibold text-sm">{t('advice')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{content.advice}</p>
        </div>
      )}
      <Foot {...props} />
    </article>
  );
}
