/** Props of the forms other than metrics, and what they report to the frame. */
export interface EntryPaneProps {
  readonly vitaId: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly birthDate: string | null;
  /** Id of the form that the button in the frame submits. */
  readonly formId: string;
  readonly onWork: (work: PaneWork) => void;
  readonly onStored: () => void;
}

export interface PaneWork {
  readonly busy: boolean;
  /** Whether there are entries that are not saved. */
  readonly dirty: boolean;
}
