/** Advice given beside the failure of a PDF: what most often failed is fetching its code or its letter. */
export const pdfRemedy = 'Revise su conexión y vuelva a generar el PDF.'
