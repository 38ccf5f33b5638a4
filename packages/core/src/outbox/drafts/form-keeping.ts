import {
  createFormDrafting,
  type FormDrafting,
  type FormDraftingOptions,
  type FormDraftStatus,
  NO_FORM_DRAFT,
} from './form-drafting.ts';

/** What keeps the entries of a form on the device, one draft after another: one for each save. */
export interface FormKeeping extends Omit<FormDrafting, 'confirmed'> {
  /** The draft of what is stored, or given up, goes; another one is kept from now on. */
  another(): Promise<void>;
}

export interface FormKeepingOptions<Read extends Pick<FormDraftStatus, 'aside'>>
  extends Omit<FormDraftingOptions<Read>, 'content'> {
  /** Whether something is entered, and what of it is kept; undefined while it is not known what it is made from. */
  readonly entered: () => { readonly dirty: boolean; readonly content: unknown };
  /** The form is left: no other draft is begun. */
  readonly left: AbortSignal;
}

export function createFormKeeping<Read extends Pick<FormDraftStatus, 'aside'>>(
  options: FormKeepingOptions<Read>,
): FormKeeping {
  const { entered, left, report } = options;

  function newDrafting(): FormDrafting {
    let hasContent = false;
    return createFormDrafting<Read>({
      ...options,
      content() {
        const { dirty, content } = entered();
        hasContent ||= dirty;
        // What was entered and taken back again is kept too: the draft would put it into the form once more.
        return hasContent ? content : undefined;
      },
    });
  }

  let drafting = newDrafting();

  return {
    open: () => drafting.open(),
    keep: () => drafting.keep(),
    save: () => drafting.save(),
    takeOver: () => drafting.takeOver(),
    close: () => drafting.close(),
    async another() {
      // A draft that could not be removed says so when it is opened.
      await drafting.confirmed().catch(() => undefined);
      if (left.aborted) return;
      drafting = newDrafting();
      report(NO_FORM_DRAFT);
      await drafting.open();
    },
  };
}
