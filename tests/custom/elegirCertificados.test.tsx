import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EleccionDeCertificados } from '../../src/custom/certificados/EleccionDeCertificados.tsx'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'

const malo = (nombre: string, texto: string) => new File([texto], nombre, { type: 'application/pdf' })

it('every certificate that is no PDF is named, and none is taken', async () => {
  const dichos: unknown[] = []
  render(<EleccionDeCertificados value={{}} onChange={value => dichos.push(value)} />)
  const files = [malo('vacío.pdf', ''), pdfDePrueba('bueno', '2026-00001.pdf'), malo('hoja.pdf', 'no es un PDF')]
  fireEvent.change(screen.getByLabelText('Certificados en PDF'), { target: { files } })
  const avisos = await screen.findByRole('alert')
  expect([...avisos.querySelectorAll('.MuiAlert-message > div')].map(each => each.textContent?.split(':')[0])).toEqual([
    'vacío.pdf',
    'hoja.pdf',
  ])
  expect(dichos).toEqual([{ archivos: [] }])
})
