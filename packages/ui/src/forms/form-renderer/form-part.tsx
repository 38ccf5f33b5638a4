import type { FormDefinition, FormSection as SectionDefinition } from '@careline/core/internal/forms';
import { type ReactNode, useId } from 'react';
import { useFormLabel } from '../../messages/index.ts';
import type { DrawnSection } from './drawn-form.ts';
import { FormSection, type FormSectionProps } from './form-section.tsx';
import { sectionId } from './sections/section-place.ts';

export interface FormPart {
  /** Stored key of its first section. */
  readonly key: string;
  /** Message key of its heading. */
  readonly label: string | undefined;
  readonly sections: readonly SectionDefinition[];
}

/**
 * Returns the parts of a form, from the definition alone. A section that appears must not move another one to a
 * different part, which would lose its focus.
 */
export function partsOf({ sections }: FormDefinition): readonly FormPart[] {
  const parts: { key: string; label: string | undefined; sections: SectionDefinition[] }[] = [];
  for (const section of sections.filter(({ apart }) => !apart)) {
    const current = parts.at(-1);
    if (current && current.label === section.part) current.sections.push(section);
    else parts.push({ key: section.key, label: section.part, sections: [section] });
  }
  return parts;
}

export type HeadingLevel = 2 | 3 | 4 | 5;

/** Content of the page shown within the form. */
export interface UnderSection {
  /** Key of the section. */
  readonly section: string;
  readonly children: ReactNode;
}

export interface FormPartViewProps extends Omit<FormSectionProps, 'drawn' | 'partLabel'> {
  readonly part: FormPart;
  readonly headingLevel: HeadingLevel;
  readonly under: UnderSection | undefined;
  /** All sections of the form that currently apply. */
  readonly drawnSections: readonly DrawnSection[];
}

export function FormPartView({ part, headingLevel, drawnSections, under, ...rest }: FormPartViewProps) {
  const id = useId();
  const labelOf = useFormLabel();
  const Heading: 'h2' | 'h3' | 'h4' | 'h5' = `h${headingLevel}`;
  const own = drawnSections.filter(({ section }) => part.sections.includes(section));
  if (own.length === 0) return null;
  const sections = own.map((one) => (
    <div
      key={one.section.key}
      id={sectionId(rest.idPrefix, one.section.key)}
      // An isolated stacking context: typing in one section does not repaint the others.
      className="isolate min-w-0 scroll-mt-[calc(var(--careline-covered,0px)+4rem)]"
    >
      <FormSection {...rest} drawn={one} partLabel={part.label} />
      {under?.section === one.section.key && <div className="mt-4">{under.children}</div>}
    </div>
  ));
  if (part.label === undefined) return sections;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the sections are the fieldsets; a part is what stands under a heading
    <div role="group" aria-labelledby={id} className="flex flex-col gap-4">
      <Heading id={id} className="border-line border-b pb-1 font-semibold text-lg">
        {labelOf(part.label)}
      </Heading>
      {sections}
    </div>
  );
}
