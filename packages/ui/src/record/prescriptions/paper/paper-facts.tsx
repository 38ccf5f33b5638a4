import { labelIn } from '@careline/core/internal/formatting';
import { prescribingModeLabel } from '@careline/core/internal/prescriptions';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { usePatientIdentity } from '../../../patients/patient-identity/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { allergyWords, type KnownAllergies } from '../allergy-words.ts';
import { paperMessages } from '../prescriptions.messages.ts';
import { factsOf, type PaperProps, signedFactsOf } from './paper-content.ts';
import { paperDay, paperTime } from './paper-format.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0 whitespace-pre-line">{children}</dd>
    </div>
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

/** Months. Below this age the dose depends on weight. */
const ADULT_MONTHS = 18 * 12;

/** Returns a child's weight; undefined for adults, or if it was never measured. */
function childWeight(props: PaperProps) {
  const { age, weight } = props.known?.patient ?? {};
  return age && age.months < ADULT_MONTHS ? (signedFactsOf(props)?.weight ?? weight) : undefined;
}

export function PaperFactList(props: PaperProps) {
  const timeZone = useTimeZone();
  const { content, patient, known } = props;
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const weight = childWeight(props);
  // Shows the age on the day of the signature.
  const identity = usePatientIdentity(content.signedAt * 1000)(patient);
  const address = factsOf(props)?.patientAddress;
  const lmp = patient.maternity?.lmp;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm @md:grid-cols-2">
      <Fact label={t('patient')}>
        <span className="font-semibold">{identity.name}</span>
      </Fact>
      <Fact label={t('date')}>{paperTime(content.signedAt, timeZone)}</Fact>
      <Fact label={t('ageAndSex')}>{[identity.age, identity.gender].filter(Boolean).join(', ')}</Fact>
      {content.number && <Fact label={t('number')}>{content.number}</Fact>}
      {patient.uhid && (
        <Fact label={t('idNumber')}>
          <span translate="no">{patient.uhid}</span>
        </Fact>
      )}
      {content.mode && <Fact label={t('mode')}>{prescribingModeLabel(content.mode, locale)}</Fact>}
      {address && <Fact label={t('address')}>{address}</Fact>}
      {weight && (
        <Fact label={t('weight')}>
          {t('weightOn', { weight: String(weight.value), date: paperDay(weight.on, timeZone) })}
        </Fact>
      )}
      {lmp && <Fact label={t('lmp')}>{paperDay(lmp, timeZone)}</Fact>}
      {known && (
        <Fact label={t('allergies')}>
          <Allergies known={known} />
        </Fact>
      )}
    </dl>
  );
}

/** Shows the encounter's complaints, history, findings and diagnosis, if recorded. */
export function PaperNotes(props: PaperProps) {
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const signed = signedFactsOf(props);
  if (!signed) return null;
  const measured = signed.measured.map(({ name, text }) => `${labelIn(name, locale)} ${text}`).join(', ');
  const notes = [
    { label: t('complaints'), text: signed.complaint },
    { label: t('history'), text: signed.history },
    { label: t('findings'), text: [measured, signed.findings].filter(Boolean).join('\n') },
    {
      label: t('diagnosis'),
      text: signed.diagnoses
        .map(({ term, isProvisional }) => (isProvisional ? t('provisional', { term }) : term))
        .join('; '),
    },
  ].filter(({ text }) => text !== '');
  if (notes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 border-line border-t pt-3 text-sm">
      {notes.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}
