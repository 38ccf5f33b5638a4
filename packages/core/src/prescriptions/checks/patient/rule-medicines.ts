/** Medicines of a rule: comma-separated keys of substances and classes of our table. */
export interface RuleMedicines {
  readonly of: string;
  /** The line must also contain one of these. */
  readonly and?: string;
  readonly unless?: string;
  /** Applies only to these forms. */
  readonly forms?: readonly string[];
  /** Applies only to these routes, and to lines without a route. */
  readonly routes?: readonly string[];
  /** Also applies on the skin, in eye, ear or nose, and inhaled. */
  readonly local?: true;
  /** Applies only above this many mg a day, or more days. Unknown doses and open ends count as above. */
  readonly dailyAbove?: number;
  readonly daysAbove?: number;
  /** Applies only if the line's reason matches, or does not match. */
  readonly reason?: RegExp;
  readonly otherReason?: RegExp;
}

/** Medicines with a known risk of torsades de pointes (CredibleMeds). */
export const QT_KNOWN_RISK =
  'amiodarone, sotalol, quinidine, disopyramide, flecainide, dronedarone, azithromycin, clarithromycin, erythromycin, ciprofloxacin, levofloxacin, moxifloxacin, fluconazole, haloperidol, haloperidol decanoate, droperidol, chlorpromazine, thioridazine, pimozide, levosulpiride, citalopram, escitalopram, domperidone, cisapride, ondansetron, methadone, chloroquine, cilostazol, donepezil, bedaquiline, arsenic trioxide, vandetanib';
