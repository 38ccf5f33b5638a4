/** N00 to N99: diseases of the genitourinary system. */
export const KIDNEYS_AND_SEX_ORGANS = `
N00.9 Acute nephritic syndrome, unspecified|acute glomerulonephritis
N03.9 Chronic nephritic syndrome, unspecified
N04 Nephrotic syndrome
N04.9 Nephrotic syndrome, unspecified
N05.9 Unspecified nephritic syndrome
N08.3 Glomerular disorders in diabetes mellitus|diabetic nephropathy
N10 Acute tubulo-interstitial nephritis|acute pyelonephritis,kidney infection
N11.9 Chronic tubulo-interstitial nephritis, unspecified
N12 Tubulo-interstitial nephritis, not specified as acute or chronic
N13.3 Other and unspecified hydronephrosis
N13.5 Kinking and stricture of ureter without hydronephrosis
N13.6 Pyonephrosis
N13.7 Vesicoureteral-reflux-associated uropathy
N13.9 Obstructive and reflux uropathy, unspecified
N14.1 Nephropathy induced by other drugs, medicaments and biological substances
N15.1 Renal and perinephric abscess
N17 Acute renal failure
N17.9 Acute renal failure, unspecified|AKI,acute kidney injury
N18 Chronic kidney disease|CKD,chronic renal failure
N18.1 Chronic kidney disease, stage 1
N18.2 Chronic kidney disease, stage 2
N18.3 Chronic kidney disease, stage 3
N18.4 Chronic kidney disease, stage 4
N18.5 Chronic kidney disease, stage 5|ESRD,end-stage renal disease,dialysis
N18.9 Chronic kidney disease, unspecified
N19 Unspecified kidney failure|renal failure
N20 Calculus of kidney and ureter|kidney stone,pathri,पथरी
N20.0 Calculus of kidney
N20.1 Calculus of ureter
N20.9 Urinary calculus, unspecified
N21.0 Calculus in bladder
N23 Unspecified renal colic
N25.0 Renal osteodystrophy
N27.9 Small kidney, unspecified
N28.1 Cyst of kidney, acquired
N28.9 Disorder of kidney and ureter, unspecified
N30 Cystitis
N30.0 Acute cystitis
N30.9 Cystitis, unspecified|bladder infection
N31.9 Neuromuscular dysfunction of bladder, unspecified|neurogenic bladder
N32.0 Bladder-neck obstruction
N32.8 Other specified disorders of bladder|overactive bladder
N34.1 Nonspecific urethritis
N35.9 Urethral stricture, unspecified
N39.0 Urinary tract infection, site not specified|UTI,urine infection
N39.3 Stress incontinence
N39.4 Other specified urinary incontinence
N40 Hyperplasia of prostate|BPH,enlarged prostate
N41.0 Acute prostatitis
N41.1 Chronic prostatitis
N42.9 Disorder of prostate, unspecified
N43.3 Hydrocele, unspecified
N44 Torsion of testis
N45.0 Orchitis, epididymitis and epididymo-orchitis with abscess
N45.9 Orchitis, epididymitis and epididymo-orchitis without abscess
N46 Male infertility
N47 Redundant prepuce, phimosis and paraphimosis|phimosis
N48.1 Balanoposthitis|balanitis
N48.3 Priapism
N48.4 Impotence of organic origin
N49.2 Inflammatory disorders of scrotum
N60.1 Diffuse cystic mastopathy|fibrocystic breast
N61 Inflammatory disorders of breast|mastitis
N62 Hypertrophy of breast|gynaecomastia
N63 Unspecified lump in breast|breast lump
N64.3 Galactorrhoea not associated with childbirth
N64.4 Mastodynia|breast pain
N70.9 Salpingitis and oophoritis, unspecified
N71.9 Inflammatory disease of uterus, unspecified|endometritis
N72 Inflammatory disease of cervix uteri|cervicitis
N73.0 Acute parametritis and pelvic cellulitis
N73.9 Female pelvic inflammatory disease, unspecified|PID
N75.0 Cyst of Bartholin gland
N75.1 Abscess of Bartholin gland
N76.0 Acute vaginitis
N76.2 Acute vulvitis
N76.4 Abscess of vulva
N80 Endometriosis
N80.0 Endometriosis of uterus|adenomyosis
N80.9 Endometriosis, unspecified
N81 Female genital prolapse
N81.1 Cystocele
N81.2 Incomplete uterovaginal prolapse
N81.4 Uterovaginal prolapse, unspecified
N81.6 Rectocele
N82.0 Vesicovaginal fistula|VVF
N83.0 Follicular cyst of ovary
N83.2 Other and unspecified ovarian cysts|ovarian cyst
N83.5 Torsion of ovary, ovarian pedicle and fallopian tube
N84.0 Polyp of corpus uteri|endometrial polyp
N84.1 Polyp of cervix uteri
N85.0 Endometrial glandular hyperplasia
N86 Erosion and ectropion of cervix uteri
N87.0 Mild cervical dysplasia|CIN I
N87.1 Moderate cervical dysplasia|CIN II
N87.9 Dysplasia of cervix uteri, unspecified
N89.8 Other specified noninflammatory disorders of vagina|leucorrhoea,white discharge,safed pani,सफ़ेद पानी
N90.4 Leukoplakia of vulva
N91.0 Primary amenorrhoea
N91.1 Secondary amenorrhoea
N91.2 Amenorrhoea, unspecified|missed period
N91.5 Oligomenorrhoea, unspecified
N92.0 Excessive and frequent menstruation with regular cycle|menorrhagia,heavy periods
N92.1 Excessive and frequent menstruation with irregular cycle
N92.6 Irregular menstruation, unspecified|irregular periods
N93.0 Postcoital and contact bleeding
N93.9 Abnormal uterine and vaginal bleeding, unspecified|AUB,DUB
N94.0 Mittelschmerz
N94.1 Dyspareunia
N94.3 Premenstrual tension syndrome|PMS
N94.4 Primary dysmenorrhoea
N94.6 Dysmenorrhoea, unspecified|painful periods
N95.0 Postmenopausal bleeding
N95.1 Menopausal and female climacteric states|menopause,hot flushes
N95.2 Postmenopausal atrophic vaginitis
N96 Habitual aborter|recurrent miscarriage
N97 Female infertility
N97.0 Female infertility associated with anovulation
N97.9 Female infertility, unspecified
`;
