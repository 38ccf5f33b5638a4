import { labelIn } from '@careline/core/internal/formatting';
import { phoneText } from '@careline/core/internal/patients';
import {
  aroundStepsText,
  dayAmounts,
  doseText,
  durationText,
  mealRelationLabel,
  type PatientCopyWord,
  paperMedicineText,
  patientCopyText,
} from '@careline/core/internal/prescriptions';
import type { ReactNode } from 'react';
import { useLocale } from '../../../messages/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { allergyWords } from '../allergy-words.ts';
import { DayPictures, MealPicture } from './day-pictures.tsx';
import { adviceOf, factsOf, type PaperLine, type PaperProps, signedFactsOf } from './paper-content.ts';
import { paperDay, paperTime } from './paper-format.ts';
import { isLineStopped } from './paper-lines.tsx';
import { PaperPage } from './paper-page.tsx';
import { StepTable } from './step-table.tsx';

/** Shows a doctor's free text unchanged, whatever its language. */
function DoctorsWords({ texts, language }: { readonly texts: readonly string[]; readonly language: string }) {
  const written = texts.filter((text) => text !== '');
  if (written.length === 0) return null;
  return (
    <div className="border-line-strong border-s-4 ps-3">
      <p className="text-base">{patientCopyText('asWritten', language)}:</p>
      <p lang="" className="wrap-anywhere whitespace-pre-line">
        {written.join('\n')}
      </p>
    </div>
  );
}

const typedIn = ({ reason, instructions }: PaperLine, language: string): readonly string[] => [
  reason && `${patientCopyText('reason', language)}: ${reason}`,
  instructions,
];

/** Shows how to take a medicine: pictures with text, or text alone. */
function HowToTake({ line, language }: { readonly line: PaperLine; readonly language: string }) {
  if (line.steps) {
    return (
      <>
        <StepTable {...{ line, language }} />
        <p className="font-semibold">{aroundStepsText(line, language)}</p>
      </>
    );
  }
  if (!dayAmounts(line)) {
    const texts = [doseText(line, language), durationText(line, language)];
    return <p className="font-semibold">{texts.filter(Boolean).join(', ')}</p>;
  }
  return (
    <>
      <DayPictures {...{ line, language }} />
      {line.meal && (
        <p className="flex items-center gap-2 font-semibold">
          <MealPicture />
          {mealRelationLabel(line.meal, language)}
        </p>
      )}
      <p>{durationText(line, language)}</p>
    </>
  );
}

function Medicines({ content, tables, language }: PaperProps & { readonly language: string }) {
  return (
    <ol className="flex flex-col">
      {content.lines.map((line, index) => (
        <li
          key={line.id}
          data-print="together"
          className="flex flex-col gap-2 border-line border-b py-3 first:pt-0"
        >
          <p className="wrap-anywhere font-bold text-2xl">
            {index + 1}. {paperMedicineText(line, tables, language)}
          </p>
          {isLineStopped(line) ? (
            <p className="border-2 border-danger p-2 font-bold text-danger text-xl">
              {patientCopyText('stopped', language)}
            </p>
          ) : (
            <>
              <HowToTake {...{ line, language }} />
              <DoctorsWords texts={typedIn(line, language)} language={language} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Block({
  word,
  language,
  framed = false,
  isLong = false,
  children,
}: {
  readonly word: PatientCopyWord;
  readonly language: string;
  readonly framed?: boolean;
  /** Whether the part may break across pages. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      data-print={isLong ? undefined : 'together'}
      className={framed ? 'border-2 border-danger p-3' : undefined}
    >
      <h3 className="font-bold">{patientCopyText(word, language)}</h3>
      <div className="wrap-anywhere whitespace-pre-line">{children}</div>
    </section>
  );
}

/** Shows the diagnoses of the encounter in the words of the record. */
function Diagnoses(props: PaperProps & { readonly language: string }) {
  const { language } = props;
  const diagnoses = signedFactsOf(props)?.diagnoses ?? [];
  if (diagnoses.length === 0) return null;
  return (
    <Block word="diagnoses" language={language}>
      {diagnoses.map(({ term, isProvisional }) => (
        <p key={term}>
          <span lang="">{term}</span>
          {isProvisional && ` (${patientCopyText('notCertain', language)})`}
        </p>
      ))}
    </Block>
  );
}

/** Shows what to watch for, what comes next and whom to call. */
function Afterwards(props: PaperProps & { readonly language: string }) {
  const timeZone = useTimeZone();
  const { language, nextVisitAt } = props;
  const { tests = [], nextVisit } = factsOf(props) ?? {};
  const { adviceTopics = [], warningSigns, clinicPhone } = signedFactsOf(props) ?? {};
  const advice = adviceTopics.map((topic) => labelIn(topic, language));
  const written = adviceOf(props);
  const fasting = patientCopyText('fasting', language);
  return (
    <>
      {warningSigns && (
        <Block word="warningSigns" language={language} framed>
          <DoctorsWords texts={[warningSigns]} language={language} />
        </Block>
      )}
      {advice.length + written.length > 0 && (
        <Block word="advice" language={language} isLong>
          {advice.join('\n')}
          <DoctorsWords texts={written} language={language} />
        </Block>
      )}
      {tests.length > 0 && (
        <Block word="tests" language={language}>
          {tests.map(({ name, isFasting }) => (isFasting ? `${name} (${fasting})` : name)).join(', ')}
        </Block>
      )}
      {nextVisit && (
        <Block word="nextVisit" language={language}>
          <span className="font-bold text-2xl">
            {nextVisitAt === undefined ? paperDay(nextVisit, timeZone) : paperTime(nextVisitAt, timeZone)}
          </span>
        </Block>
      )}
      <div data-print="together" className="border-ink border-t-2 pt-3">
        {clinicPhone && (
          <p>
            {patientCopyText('questions', language)}:{' '}
            <span className="whitespace-nowrap font-bold text-2xl">{phoneText(clinicPhone)}</span>
          </p>
        )}
        <p className="font-bold">{patientCopyText('emergency', language)}</p>
      </div>
    </>
  );
}

/** Lists recorded and reported allergies, because patients show their copy to other prescribers. */
function KnownAllergyNames({ known, language }: PaperProps & { readonly language: string }) {
  const { kind, names } = known ? allergyWords(known) : { kind: 'unknown', names: [] };
  if (kind !== 'recorded' && kind !== 'reported') return null;
  return (
    <p data-print="together" className="border-2 border-danger p-2">
      {patientCopyText('allergies', language)}: <span className="font-bold">{names.join(', ')}</span>
    </p>
  );
}

/** The patient's copy: large print in their language, with pictures of the parts of the day. */
export function PatientCopy(props: PaperProps) {
  const timeZone = useTimeZone();
  const locale = useLocale();
  const { content, patient, language = locale } = props;
  const { facility, signer, number, signedAt, withdrawn } = content;
  const spoken = { ...props, language };
  const { name } = patient.appUserInfo;
  const title = patientCopyText(content.lines.length > 0 ? 'title' : 'visitTitle', language);
  return (
    <article
      lang={language}
      aria-label={title}
      className="@container flex flex-col rounded-card border border-line bg-raised p-4 text-ink text-xl leading-8 print:rounded-none print:border-0 print:p-0"
    >
      <PaperPage head={[name, number].filter(Boolean).join(' · ')}>
        <header className="border-ink border-b-2 pb-3">
          <h2 className="font-bold text-2xl leading-8">{title}</h2>
          <p translate="no" className="font-bold text-xl">
            {name}
          </p>
          <p>
            {patientCopyText('date', language)} {paperDay(signedAt, timeZone)} · {signer.name}
          </p>
          <p>{facility}</p>
        </header>
        {withdrawn && (
          <p className="border-2 border-danger p-2 text-center font-bold text-danger text-xl">
            {patientCopyText('withdrawn', language)}
          </p>
        )}
        <KnownAllergyNames {...spoken} />
        <Diagnoses {...spoken} />
        {content.lines.length > 0 && <Medicines {...spoken} />}
        <Afterwards {...spoken} />
      </PaperPage>
    </article>
  );
}
