/** Conditions with few rules, by recorded names and codes. */
export const FURTHER_CONDITION_NAMES = {
  'mechanical-valve': {
    words:
      /\b(?:(?:mechanical|metallic) (?:(?:mitral|aortic|heart|prosthetic) )*valve|mechanical (?:mvr|avr|dvr))/,
    icd: ['Z95.2'],
  },
  antiphospholipid: { words: /\b(?:anti ?phospholipid|apla|apls)\b/, icd: ['D68.6'] },
  angioedema: { words: /\bangio ?o?edema\b/, icd: ['T78.3', 'D84.1'] },
  'renal-artery-stenosis': { words: /\brenal arter(?:y|ial) stenosis\b/, icd: ['I70.1', 'Q27.1'] },
  'ketoacidosis-prone': {
    words: /\b(?:type (?:1|i) (?:diabetes|dm)|t1dm|iddm|ketoacidosis|dka)\b/,
    icd: ['E10', 'E11.1', 'E13.1', 'E14.1'],
  },
  'aortic-aneurysm': {
    words: /\b(?:aort\w* (?:aneurysm|dissection)|aaa|marfan\w*|vascular ehlers danlos)\b/,
    icd: ['I71', 'Q87.4'],
  },
  hypercalcaemia: {
    acute: true,
    words: /\b(?:hypercalca?emia|high calcium|raised calcium)\b/,
    icd: ['E83.5'],
  },
  hypocalcaemia: { acute: true, words: /\b(?:hypocalca?emia|low calcium)\b/, icd: [] },
  tuberculosis: {
    acute: true,
    words: /\b(?:tb|tuberculosis|tuberculous|koch s|kochs)\b/,
    icd: ['A15', 'A16', 'A17', 'A18', 'A19'],
  },
  'low-white-cells': { words: /\b(?:neutropeni\w+|agranulocytosis)\b/, icd: ['D70'] },
  'haemoglobin-disorder': {
    words: /\b(?:thalass?a?emia(?! (?:trait|minor))|sickle cell(?! trait))\b/,
    icd: ['D56.1', 'D57.0', 'D57.1', 'D57.2'],
  },
  retinopathy: {
    words: /\b(?:maculopathy|retinopathy(?! of prematurity)|macular degeneration)\b/,
    icd: ['H35.3'],
  },
  'hla-b-1502': { words: /\bhla b ?15 ?02\b/, icd: [] },
  'hla-b-5801': { words: /\bhla b ?58 ?01\b/, icd: [] },
  'weak-defence': {
    words:
      /\b(?:hiv|aids|leuka?emia|lymphoma|(?:on|under) chemotherapy|scid|immuno ?deficien\w+|immuno ?compromised|immuno ?suppress\w+|(?:kidney|renal|liver|heart|marrow) transplant)\b/,
    icd: [
      'B20',
      'B21',
      'B22',
      'B23',
      'B24',
      'C81',
      'C82',
      'C83',
      'C84',
      'C85',
      'C9',
      'D80',
      'D81',
      'D82',
      'Z94',
    ],
  },
  anuria: { acute: true, words: /\b(?:anuri[ac]|no urine output)\b/, icd: ['R34'] },
  'perforated-eardrum': {
    words:
      /\b(?:(?:perforat\w+ (?:of )?(?:the )?(?:left |right |both )?(?:ear ?drums?|tympanic membranes?|tm))|(?:ear ?drum|tympanic membrane|tm|csom|otitis media)(?: with)?(?: \w+)? perforat\w+|(?:grommets?|tympanostomy tubes?))\b/,
    icd: ['H72', 'H66.1', 'H66.2', 'H66.3', 'S09.2'],
  },
  hypercapnia: {
    words:
      /\b(?:type (?:2|ii) (?:respiratory|resp) failure|t2rf|hypercapni[ac]|hypercarbi[ac]|co2 (?:retention|retainer|narcosis))\b/,
    icd: ['J96.02', 'J96.12', 'J96.92'],
  },
  'b12-deficiency': {
    words:
      /\b(?:(?:vitamin |vit )?b ?12 (?:deficien\w+|low)|low (?:vitamin |vit )?b ?12|pernicious ana?emia)\b/,
    icd: ['D51', 'E53.8'],
  },
  intussusception: { words: /\bintussusception\b/, icd: ['K56.1'] },
} as const;
