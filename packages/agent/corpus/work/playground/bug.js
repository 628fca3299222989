const planted = new URLSearchParams(location.search).get("bug")
if (planted) sessionStorage.bug = planted
window.bug = sessionStorage.bug
