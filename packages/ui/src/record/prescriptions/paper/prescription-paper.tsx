import { useMessages } from '../../../messages/index.ts';
import { paperMessages } from '../prescriptions.messages.ts';
import type { PaperProps } from './paper-content.ts';
import { PaperFoot, PaperPlan } from './paper-end.tsx';
import { PaperFactList, PaperNotes } from './paper-facts.tsx';
import { PaperHead } from './paper-head.tsx';
import { PaperLines } from './paper-lines.tsx';
import { PaperPage } from './paper-page.tsx';

export type PrescriptionPaperProps = PaperProps;

/**
 * A prescription for print: clinic, doctor, patient, consultation, medicines, advice and verification code. Parts
 * without data are left out, except allergies: "not asked" is printed.
 */
export function PrescriptionPaper(props: PrescriptionPaperProps) {
  const { content, patient } = props;
  const t = useMessages(paperMessages);
  const { name } = patient.appUserInfo;
  const head = content.number ? t('head', { name, number: content.number }) : name;
  return (
    <article
      aria-label={t('title')}
      className="@container flex min-h-96 flex-col rounded-card border border-line bg-raised p-4 text-ink @lg:p-6 print:rounded-none print:border-0 print:p-0"
    >
      <PaperPage head={head}>
        <PaperHead {...props} />
        {content.withdrawn && (
          <p className="border-2 border-danger p-2 text-center font-bold text-danger text-xl">
            {t('withdrawn')}
          </p>
        )}
        <PaperFactList {...props} />
        <PaperNotes {...props} />
        <p aria-hidden="true" className="font-serif text-2xl">
          ℞
        </p>
        <PaperLines {...props} />
        <PaperPlan {...props} />
        <PaperFoot {...props} />
      </PaperPage>
    </article>
  );
}
