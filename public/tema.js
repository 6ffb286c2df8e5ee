// The theme chosen inside holds from the first paint on every page. Key and attributes are those of MUI.
try {
  const tema = localStorage.getItem('mui-mode')
  if (tema === 'light' || tema === 'dark') document.documentElement.setAttribute(`data-${tema}`, '')
} catch {
  // A browser that keeps nothing follows the system.
}
