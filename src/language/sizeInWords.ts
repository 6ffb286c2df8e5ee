/** Renders a size as people read it: `12.3 MB`. */
export const sizeInWords = (bytes: number): string => {
  const unit = bytes >= 1e9 ? { of: 1e9, name: 'GB' } : bytes >= 1e6 ? { of: 1e6, name: 'MB' } : { of: 1e3, name: 'KB' }
  return `${(bytes / unit.of).toLocaleString('es-MX', { maximumFractionDigits: 1 })} ${unit.name}`
}
