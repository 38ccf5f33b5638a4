/** O00 to O99 pregnancy, childbirth and the puerperium; P00 to P96 the perinatal period; Q00 to Q99 congenital malformations. */
export const PREGNANCY_AND_BIRTH = `
O00 Ectopic pregnancy
O00.1 Tubal pregnancy
O00.9 Ectopic pregnancy, unspecified
O01.9 Hydatidiform mole, unspecified|molar pregnancy
O02.0 Blighted ovum and nonhydatidiform mole
O02.1 Missed abortion
O03 Spontaneous abortion|miscarriage
O03.4 Spontaneous abortion, incomplete, without complication
O03.9 Spontaneous abortion, complete or unspecified, without complication
O04 Medical abortion|MTP
O04.9 Medical abortion, complete or unspecified, without complication
O05.9 Other abortion, complete or unspecified, without complication
O06.9 Unspecified abortion, complete or unspecified, without complication
O08.0 Genital tract and pelvic infection following abortion and ectopic and molar pregnancy|septic abortion
O08.1 Delayed or excessive haemorrhage following abortion and ectopic and molar pregnancy
O10 Pre-existing hypertension complicating pregnancy, childbirth and the puerperium
O10.0 Pre-existing essential hypertension complicating pregnancy, childbirth and the puerperium|chronic hypertension in pregnancy
O10.9 Unspecified pre-existing hypertension complicating pregnancy, childbirth and the puerperium
O11 Pre-eclampsia superimposed on chronic hypertension
O12.0 Gestational oedema
O12.1 Gestational proteinuria
O13 Gestational [pregnancy-induced] hypertension|PIH,BP in pregnancy
O14 Pre-eclampsia
O14.0 Mild to moderate pre-eclampsia
O14.1 Severe pre-eclampsia
O14.2 HELLP syndrome
O14.9 Pre-eclampsia, unspecified
O15 Eclampsia
O15.0 Eclampsia in pregnancy|fits in pregnancy
O15.1 Eclampsia in labour
O15.2 Eclampsia in the puerperium
O15.9 Eclampsia, unspecified as to time period
O16 Unspecified maternal hypertension
O20 Haemorrhage in early pregnancy
O20.0 Threatened abortion|threatened miscarriage
O20.9 Haemorrhage in early pregnancy, unspecified
O21 Excessive vomiting in pregnancy
O21.0 Mild hyperemesis gravidarum|morning sickness
O21.1 Hyperemesis gravidarum with metabolic disturbance
O21.9 Vomiting of pregnancy, unspecified
O22.3 Deep phlebothrombosis in pregnancy
O23 Infections of genitourinary tract in pregnancy
O23.4 Unspecified infection of urinary tract in pregnancy|UTI in pregnancy
O24 Diabetes mellitus in pregnancy
O24.0 Pre-existing type 1 diabetes mellitus in pregnancy
O24.1 Pre-existing type 2 diabetes mellitus in pregnancy
O24.4 Diabetes mellitus arising in pregnancy|gestational diabetes,GDM,sugar in pregnancy
O24.9 Diabetes mellitus in pregnancy, unspecified
O25 Malnutrition in pregnancy
O26.0 Excessive weight gain in pregnancy
O26.1 Low weight gain in pregnancy
O26.2 Pregnancy care of habitual aborter
O26.6 Liver disorders in pregnancy, childbirth and the puerperium|cholestasis of pregnancy
O26.9 Pregnancy-related condition, unspecified
O28.9 Abnormal finding on antenatal screening of mother, unspecified
O30 Multiple gestation
O30.0 Twin pregnancy|twins
O30.1 Triplet pregnancy
O32 Maternal care for known or suspected malpresentation of fetus
O32.1 Maternal care for breech presentation
O32.2 Maternal care for transverse and oblique lie
O33.9 Maternal care for disproportion, unspecified|CPD
O34.2 Maternal care due to uterine scar from previous surgery|previous caesarean,previous LSCS
O34.3 Maternal care for cervical incompetence
O35.9 Maternal care for (suspected) fetal abnormality and damage, unspecified
O36.0 Maternal care for rhesus isoimmunization|Rh negative
O36.3 Maternal care for signs of fetal hypoxia|fetal distress
O36.4 Maternal care for intrauterine death|IUFD,fetal death
O36.5 Maternal care for poor fetal growth|IUGR,FGR
O36.6 Maternal care for excessive fetal growth|macrosomia
O36.8 Maternal care for other specified fetal problems|reduced fetal movements
O40 Polyhydramnios
O41.0 Oligohydramnios
O41.1 Infection of amniotic sac and membranes|chorioamnionitis
O42 Premature rupture of membranes|PROM,leaking
O42.9 Premature rupture of membranes, unspecified
O43.2 Morbidly adherent placenta|placenta accreta
O44 Placenta praevia
O44.0 Placenta praevia specified as without haemorrhage
O44.1 Placenta praevia with haemorrhage
O45 Premature separation of placenta [abruptio placentae]|placental abruption
O45.9 Premature separation of placenta, unspecified
O46 Antepartum haemorrhage, not elsewhere classified
O46.9 Antepartum haemorrhage, unspecified|APH
O47.0 False labour before 37 completed weeks of gestation
O47.9 False labour, unspecified
O48 Prolonged pregnancy|post-dated pregnancy
O60 Preterm labour and delivery
O60.0 Preterm labour without delivery
O60.1 Preterm spontaneous labour with preterm delivery|premature delivery
O61.9 Failed induction of labour, unspecified
O62.0 Primary inadequate contractions
O62.2 Other uterine inertia
O62.3 Precipitate labour
O63.0 Prolonged first stage (of labour)
O63.1 Prolonged second stage (of labour)
O63.9 Long labour, unspecified
O64.1 Obstructed labour due to breech presentation
O65.4 Obstructed labour due to fetopelvic disproportion, unspecified
O66.0 Obstructed labour due to shoulder dystocia
O66.9 Obstructed labour, unspecified
O67.9 Intrapartum haemorrhage, unspecified
O68.9 Labour and delivery complicated by fetal stress, unspecified
O69.0 Labour and delivery complicated by prolapse of cord
O69.1 Labour and delivery complicated by cord around neck, with compression
O70 Perineal laceration during delivery
O70.1 Second degree perineal laceration during delivery
O70.2 Third degree perineal laceration during delivery
O70.9 Perineal laceration during delivery, unspecified|perineal tear
O71.1 Rupture of uterus during labour
O72 Postpartum haemorrhage|PPH
O72.0 Third-stage haemorrhage
O72.1 Other immediate postpartum haemorrhage
O72.2 Delayed and secondary postpartum haemorrhage
O73.0 Retained placenta without haemorrhage
O75.3 Other infection during labour
O80 Single spontaneous delivery
O80.0 Spontaneous vertex delivery|normal delivery
O80.9 Single spontaneous delivery, unspecified
O81.0 Low forceps delivery
O81.4 Vacuum extractor delivery
O82 Single delivery by caesarean section|LSCS
O82.0 Delivery by elective caesarean section
O82.1 Delivery by emergency caesarean section
O82.9 Delivery by caesarean section, unspecified
O84.9 Multiple delivery, unspecified
O85 Puerperal sepsis
O86.0 Infection of obstetric surgical wound|caesarean wound infection
O86.4 Pyrexia of unknown origin following delivery
O87.1 Deep phlebothrombosis in the puerperium
O88.1 Amniotic fluid embolism
O90.0 Disruption of caesarean section wound
O90.3 Cardiomyopathy in the puerperium|peripartum cardiomyopathy
O90.4 Postpartum acute renal failure
O91.0 Infection of nipple associated with childbirth
O91.1 Abscess of breast associated with childbirth
O91.2 Nonpurulent mastitis associated with childbirth
O92.1 Cracked nipple associated with childbirth
O92.4 Hypogalactia|low breast milk
O98.0 Tuberculosis complicating pregnancy, childbirth and the puerperium
O98.1 Syphilis complicating pregnancy, childbirth and the puerperium
O98.4 Viral hepatitis complicating pregnancy, childbirth and the puerperium
O98.6 Protozoal diseases complicating pregnancy, childbirth and the puerperium|malaria in pregnancy
O98.7 Human immunodeficiency virus [HIV] disease complicating pregnancy, childbirth and the puerperium
O99.0 Anaemia complicating pregnancy, childbirth and the puerperium|anaemia in pregnancy
O99.2 Endocrine, nutritional and metabolic diseases complicating pregnancy, childbirth and the puerperium|thyroid in pregnancy
O99.3 Mental disorders and diseases of the nervous system complicating pregnancy, childbirth and the puerperium
O99.4 Diseases of the circulatory system complicating pregnancy, childbirth and the puerperium|heart disease in pregnancy
P00.9 Fetus and newborn affected by unspecified maternal condition
P05.0 Light for gestational age
P05.1 Small for gestational age|SGA
P05.9 Slow fetal growth, unspecified
P07 Disorders related to short gestation and low birth weight, not elsewhere classified
P07.0 Extremely low birth weight|ELBW
P07.1 Other low birth weight|LBW
P07.2 Extreme immaturity
P07.3 Other preterm infants|premature baby
P08.0 Exceptionally large baby
P15.9 Birth injury, unspecified
P21 Birth asphyxia
P21.0 Severe birth asphyxia
P21.9 Birth asphyxia, unspecified
P22.0 Respiratory distress syndrome of newborn|RDS
P22.1 Transient tachypnoea of newborn|TTN
P22.9 Respiratory distress of newborn, unspecified
P23.9 Congenital pneumonia, unspecified
P24.0 Neonatal aspiration of meconium|MAS
P28.4 Other apnoea of newborn
P29.3 Persistent fetal circulation|PPHN
P36 Bacterial sepsis of newborn
P36.9 Bacterial sepsis of newborn, unspecified|neonatal sepsis
P37.5 Neonatal candidiasis
P38 Omphalitis of newborn with or without mild haemorrhage|umbilical infection
P39.1 Neonatal conjunctivitis and dacryocystitis
P53 Haemorrhagic disease of fetus and newborn
P55.0 Rh isoimmunization of fetus and newborn
P55.9 Haemolytic disease of fetus and newborn, unspecified
P57.9 Kernicterus, unspecified
P59.0 Neonatal jaundice associated with preterm delivery
P59.9 Neonatal jaundice, unspecified|newborn jaundice
P61.2 Anaemia of prematurity
P70.1 Syndrome of infant of a diabetic mother
P70.4 Other neonatal hypoglycaemia
P76.9 Intestinal obstruction of newborn, unspecified
P77 Necrotizing enterocolitis of fetus and newborn|NEC
P80.9 Hypothermia of newborn, unspecified
P90 Convulsions of newborn|neonatal seizures
P91.6 Hypoxic ischaemic encephalopathy of newborn|HIE
P92.0 Vomiting in newborn
P92.5 Neonatal difficulty in feeding at breast
P92.9 Feeding problem of newborn, unspecified
P95 Fetal death of unspecified cause|stillbirth
P96.1 Neonatal withdrawal symptoms from maternal use of drugs of addiction
Q02 Microcephaly
Q03.9 Congenital hydrocephalus, unspecified
Q05.9 Spina bifida, unspecified
Q21.0 Ventricular septal defect|VSD
Q21.1 Atrial septal defect|ASD
Q21.3 Tetralogy of Fallot|TOF
Q24.9 Congenital malformation of heart, unspecified|congenital heart disease,CHD
Q25.0 Patent ductus arteriosus|PDA
Q25.1 Coarctation of aorta
Q35.9 Cleft palate, unspecified
Q36.9 Cleft lip, unilateral
Q37.9 Unspecified cleft palate with unilateral cleft lip
Q38.1 Ankyloglossia|tongue tie
Q39.1 Atresia of oesophagus with tracheo-oesophageal fistula
Q40.0 Congenital hypertrophic pyloric stenosis
Q42.3 Congenital absence, atresia and stenosis of anus without fistula|imperforate anus
Q43.1 Hirschsprung disease
Q53.9 Undescended testicle, unspecified|cryptorchidism
Q54.9 Hypospadias, unspecified
Q61.3 Polycystic kidney, unspecified|PKD
Q65.2 Congenital dislocation of hip, unspecified|DDH
Q66.0 Talipes equinovarus|club foot
Q69.9 Polydactyly, unspecified
Q74.3 Arthrogryposis multiplex congenita
Q82.5 Congenital non-neoplastic naevus|birthmark
Q85.0 Neurofibromatosis (nonmalignant)
Q90.9 Down syndrome, unspecified
Q96.9 Turner syndrome, unspecified
Q98.4 Klinefelter syndrome, unspecified
Q99.9 Chromosomal abnormality, unspecified
`;
