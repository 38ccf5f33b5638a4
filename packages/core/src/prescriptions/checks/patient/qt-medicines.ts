/** Medicines with a known risk of torsades de pointes (CredibleMeds). */
export const QT_KNOWN_RISK =
  'amiodarone, sotalol, quinidine, disopyramide, flecainide, dronedarone, azithromycin, clarithromycin, erythromycin, ciprofloxacin, levofloxacin, moxifloxacin, fluconazole, haloperidol, haloperidol decanoate, droperidol, chlorpromazine, thioridazine, pimozide, levosulpiride, citalopram, escitalopram, domperidone, cisapride, ondansetron, methadone, chloroquine, cilostazol, donepezil, bedaquiline, arsenic trioxide, vandetanib';
