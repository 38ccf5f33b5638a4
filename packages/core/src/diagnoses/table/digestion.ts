/** K00 to K93: diseases of the digestive system. */
export const DIGESTION = `
K00.6 Disturbances in tooth eruption|teething
K01.1 Impacted teeth|impacted wisdom tooth
K02 Dental caries|cavity,tooth decay,keeda,दाँत का कीड़ा
K02.1 Caries of dentine
K02.9 Dental caries, unspecified
K03.2 Erosion of teeth
K03.7 Posteruptive colour changes of dental hard tissues|tooth staining
K04.0 Pulpitis
K04.7 Periapical abscess without sinus|dental abscess
K05 Gingivitis and periodontal diseases
K05.0 Acute gingivitis
K05.1 Chronic gingivitis|bleeding gums
K05.3 Chronic periodontitis|pyorrhoea
K06.1 Gingival enlargement
K07.6 Temporomandibular joint disorders|TMJ
K08.1 Loss of teeth due to accident, extraction or local periodontal disease
K08.8 Other specified disorders of teeth and supporting structures|toothache
K09.0 Developmental odontogenic cysts
K10.2 Inflammatory conditions of jaws
K11.2 Sialoadenitis
K11.5 Sialolithiasis|salivary stone
K12.0 Recurrent oral aphthae|mouth ulcer,chhale,छाले
K12.1 Other forms of stomatitis
K12.2 Cellulitis and abscess of mouth|Ludwig angina
K13.0 Diseases of lips|cheilitis
K13.2 Leukoplakia and other disturbances of oral epithelium, including tongue
K13.5 Oral submucous fibrosis|OSMF
K14.0 Glossitis
K14.6 Glossodynia|burning tongue
K20 Oesophagitis
K21 Gastro-oesophageal reflux disease|acidity,heartburn,GERD,reflux
K21.0 Gastro-oesophageal reflux disease with oesophagitis
K21.9 Gastro-oesophageal reflux disease without oesophagitis
K22.0 Achalasia of cardia
K22.2 Oesophageal obstruction|stricture
K22.6 Gastro-oesophageal laceration-haemorrhage syndrome|Mallory-Weiss
K25 Gastric ulcer
K25.9 Gastric ulcer, without haemorrhage or perforation
K26 Duodenal ulcer
K26.9 Duodenal ulcer, without haemorrhage or perforation
K27.5 Peptic ulcer, site unspecified, chronic or unspecified with perforation
K27.9 Peptic ulcer, site unspecified, without haemorrhage or perforation|peptic ulcer,PUD
K29 Gastritis and duodenitis
K29.1 Other acute gastritis
K29.5 Chronic gastritis, unspecified
K29.7 Gastritis, unspecified|gas,acid peptic disease,APD
K30 Functional dyspepsia|indigestion,badhazmi,बदहज़मी
K31.1 Adult hypertrophic pyloric stenosis
K35 Acute appendicitis
K35.2 Acute appendicitis with generalized peritonitis
K35.3 Acute appendicitis with localized peritonitis
K35.8 Acute appendicitis, other and unspecified
K37 Unspecified appendicitis|appendix
K40 Inguinal hernia
K40.3 Unilateral or unspecified inguinal hernia, with obstruction, without gangrene
K40.9 Unilateral or unspecified inguinal hernia, without obstruction or gangrene
K42.9 Umbilical hernia without obstruction or gangrene
K43.9 Other and unspecified ventral hernia without obstruction or gangrene
K44.9 Diaphragmatic hernia without obstruction or gangrene|hiatus hernia
K46.9 Unspecified abdominal hernia without obstruction or gangrene|hernia
K50 Crohn disease [regional enteritis]
K50.9 Crohn disease, unspecified
K51 Ulcerative colitis
K51.9 Ulcerative colitis, unspecified|IBD
K52.9 Noninfective gastroenteritis and colitis, unspecified|chronic diarrhoea
K55.0 Acute vascular disorders of intestine|mesenteric ischaemia
K56.1 Intussusception
K56.2 Volvulus
K56.6 Other and unspecified intestinal obstruction
K56.7 Ileus, unspecified|paralytic ileus
K57.9 Diverticular disease of intestine, part unspecified, without perforation or abscess
K58 Irritable bowel syndrome|IBS
K59.0 Constipation|kabz,कब्ज़
K59.1 Functional diarrhoea
K60.0 Acute anal fissure
K60.2 Anal fissure, unspecified|fissure
K60.3 Anal fistula|bhagandar,भगंदर
K61.0 Anal abscess|perianal abscess
K62.1 Rectal polyp
K62.3 Rectal prolapse
K62.5 Haemorrhage of anus and rectum|bleeding per rectum
K63.1 Perforation of intestine (nontraumatic)
K63.5 Polyp of colon
K64 Haemorrhoids and perianal venous thrombosis|piles,bawasir,बवासीर
K64.0 First degree haemorrhoids
K64.1 Second degree haemorrhoids
K64.2 Third degree haemorrhoids
K64.3 Fourth degree haemorrhoids
K64.5 Perianal venous thrombosis
K64.9 Haemorrhoids, unspecified
K65.0 Acute peritonitis
K65.9 Peritonitis, unspecified
K66.0 Peritoneal adhesions
K70.0 Alcoholic fatty liver
K70.1 Alcoholic hepatitis
K70.3 Alcoholic cirrhosis of liver
K70.9 Alcoholic liver disease, unspecified
K71.9 Toxic liver disease, unspecified|drug-induced liver injury
K72.0 Acute and subacute hepatic failure
K72.9 Hepatic failure, unspecified|liver failure,hepatic encephalopathy
K73.9 Chronic hepatitis, unspecified
K74.3 Primary biliary cirrhosis
K74.6 Other and unspecified cirrhosis of liver|cirrhosis
K75.0 Abscess of liver|liver abscess
K75.4 Autoimmune hepatitis
K76.0 Fatty (change of) liver, not elsewhere classified|fatty liver,NAFLD
K76.6 Portal hypertension
K76.7 Hepatorenal syndrome
K76.9 Liver disease, unspecified
K80 Cholelithiasis|gallstones,gall bladder stone,pitt ki pathri,पित्त की पथरी
K80.0 Calculus of gallbladder with acute cholecystitis
K80.2 Calculus of gallbladder without cholecystitis
K80.5 Calculus of bile duct without cholangitis or cholecystitis|choledocholithiasis
K81.0 Acute cholecystitis
K81.9 Cholecystitis, unspecified
K83.0 Cholangitis
K83.1 Obstruction of bile duct|obstructive jaundice
K85 Acute pancreatitis
K85.9 Acute pancreatitis, unspecified
K86.0 Alcohol-induced chronic pancreatitis
K86.1 Other chronic pancreatitis
K86.3 Pseudocyst of pancreas
K90.0 Coeliac disease
K90.9 Intestinal malabsorption, unspecified
K92.0 Haematemesis|vomiting blood
K92.1 Melaena|black stool
K92.2 Gastrointestinal haemorrhage, unspecified|GI bleed
`;
